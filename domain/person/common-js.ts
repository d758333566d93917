/**
 * Returns the default export of a CommonJS module. A default import is the whole module in Node, but the
 * default export in a bundle.
 */
export function getDefaultExport<Exported extends object>(imported: Exported): Exported {
  return 'default' in imported ? (imported.default as Exported) : imported
}
