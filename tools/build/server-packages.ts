import { globSync, readFileSync, writeFileSync } from 'node:fs'

type Manifest = { dependencies: Record<string, string> } & Record<string, unknown>

const FILES = '{server,domain}/**/*.ts'
const OF_TESTS = /\.test\.ts$|\/testing\//
const IMPORTED = /(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g

/** The packages that the server loads: a third of what the app is built with. */
export function findServerPackages(): string[] {
  const files = globSync(FILES).filter((file) => !OF_TESTS.test(file))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, name]) => name ?? []),
  )
  return [...new Set(names)].toSorted()
}

/** The package.json of a folder that only serves, so that `npm prune` takes away the others. */
export function serverManifest(manifest: Manifest): Record<string, unknown> {
  const { name, version, type, imports, license } = manifest
  const needed = findServerPackages()
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([one]) => needed.includes(one)),
  )
  // What the server tells operators to run is to be had beside it.
  const scripts = { admin: 'node server/admin.ts', site: 'node server/serve-site.ts' }
  return { name, version, private: true, license, type, imports, scripts, dependencies }
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const text = `${JSON.stringify(serverManifest(manifest), null, 2)}\n`
  if (process.argv.includes('--write')) writeFileSync('package.json', text)
  else process.stdout.write(text)
}
