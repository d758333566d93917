/**
 * The default export of a CommonJS module: Node returns the whole module, a bundler returns its
 * default.
 */
export function defaultExport<Exported extends object>(imported: Exported): Exported {
  return 'default' in imported ? (imported.default as Exported) : imported
}
