/** Of a CommonJS module: Node hands over the whole of it where a bundler hands over its default. */
export function defaultExport<Exported extends object>(imported: Exported): Exported {
  return 'default' in imported ? (imported.default as Exported) : imported
}
