/**
 * Returns the default export of a CommonJS module: Node imports the whole module, a bundler its default export.
 */
export function getDefaultExport<Exported extends object>(imported: Exported): Exported {
  return 'default' in imported ? (imported.default as Exported) : imported
}
