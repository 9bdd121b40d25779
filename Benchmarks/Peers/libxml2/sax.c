// Reads documents with libxml2's SAX2 parser, as DocumentsBench reads them: all files are in memory, and PASSES passes
// are timed after one warm-up pass. The handlers visit every element name, attribute value and text, but store nothing.
//
//     sax PASSES FILE...
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char *bytes;
  size_t size;
} Document;

// Totals that the handlers compute, so that the compiler cannot remove their work.
typedef struct {
  size_t elements, attributes, bytes;
} Found;

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count,
                          int defaulted_count, const xmlChar **attributes) {
  (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted_count;
  Found *found = context;
  found->elements += 1;
  found->bytes += name[0];
  // There are five pointers per attribute: name, prefix, URI, and the start and end of the value.
  for (int index = 0; index < attribute_count; index++) {
    const xmlChar *begin = attributes[5 * index + 3], *end = attributes[5 * index + 4];
    found->attributes += 1;
    found->bytes += (size_t)(end - begin) + (end > begin ? begin[0] : 0);
  }
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)prefix, (void)uri;
  ((Found *)context)->bytes += name[0];
}

static void characters(void *context, const xmlChar *text, int length) {
  (void)text;
  ((Found *)context)->bytes += (size_t)length;
}

static Document load(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  Document document = {.size = (size_t)ftell(file)};
  rewind(file);
  document.bytes = malloc(document.size + 1);
  if (fread(document.bytes, 1, document.size, file) != document.size) exit(1);
  fclose(file);
  return document;
}

static void read_all(Document *documents, int count, xmlSAXHandler *handler, Found *found) {
  for (int index = 0; index < count; index++) {
    if (xmlSAXUserParseMemory(handler, found, documents[index].bytes, (int)documents[index].size) != 0) exit(1);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int argument_count, char **arguments) {
  if (argument_count < 3) return 64;
  int passes = atoi(arguments[1]), count = argument_count - 2;
  Document *documents = calloc((size_t)count, sizeof(Document));
  size_t size = 0;
  for (int index = 0; index < count; index++) {
    documents[index] = load(arguments[index + 2]);
    size += documents[index].size;
  }
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  handler.characters = characters;
  Found found = {0};
  read_all(documents, count, &handler, &found);
  double start = now();
  for (int pass = 0; pass < passes; pass++) read_all(documents, count, &handler, &found);
  double time = now() - start;
  printf("documents: read\t%.3f\tMB/s\n", (double)size * passes / 1e6 / time);
  fprintf(stderr, found.bytes == 0 ? "nothing was read\n" : "");
  return 0;
}
