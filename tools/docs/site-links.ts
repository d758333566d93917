import { existsSync, globSync, statSync } from 'node:fs'
import { posix } from 'node:path'

const REPOSITORY = 'https://github.com/masar-rental/masar'

/**
 * Returns the site's page for a document in the repository, both with their extension: `docs/qa.md` becomes
 * `qa.md`.
 */
export const toSitePage = (file: string): string =>
  file
    .replace(/^README\.md$/, 'index.md')
    .replace(/^server\/README\.md$/, 'server.md')
    .replace(/^SECURITY\.md$/, 'security-policy.md')
    .replace(/^docs\//, '')
    .replace(/(?<=\/)README\.md$/, 'index.md')
    .replace(/^[A-Z_]+(?=\.md$)/, (name) => name.toLowerCase().replaceAll('_', '-'))

/**
 * Returns the URL for a relative link in a document: a page of the site, or a file in the repository. Returns
 * null for links that stay as they are. Throws for dead links, which VitePress would not find outside the site.
 */
export function toSiteLink(href: string, file: string): string | null {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return null
  const [path = '', ...anchor] = href.split(/(?=#)/)
  const target = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '')
  if (!existsSync(target)) throw new Error(`Dead link in ${file}: ${href}`)
  const page = findPage(target)
  if (!page) return `${REPOSITORY}/blob/main/${target}${anchor.join('')}`
  const address = toSitePage(page).replace(/(?:(?<=^|\/)index)?\.md$/, '')
  return `/${address}${anchor.join('')}`
}

/** Finds the page for a document, or, for a folder, its README or else its first document. */
function findPage(target: string): string | null {
  if (!statSync(target).isDirectory()) return target.endsWith('.md') ? target : null
  const pages = globSync(`${target}/*.md`).toSorted()
  return pages.find((page) => page.endsWith('/README.md')) ?? pages[0] ?? null
}
