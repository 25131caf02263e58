// The start of the module that reads every syntax, under the name that pages call.

int docgen_load_all(void);
void yaml_set_max_nest_level(int most);

__attribute__((export_name("docgen_load"))) int load_all(void) {
  // The reader of YAML has its own limit, and says where it is exceeded.
  yaml_set_max_nest_level(1 << 30);
  return docgen_load_all();
}
