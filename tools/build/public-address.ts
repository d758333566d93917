import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { renderRobots, renderSitemap } from '../../server/site/sitemap.ts'

/** Returns `PUBLIC_URL`, if set. Throws when it has a path, because files, pages and calls all start at `/`. */
export function readPublicUrl(
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const address = env['PUBLIC_URL'] || undefined
  if (!address) return undefined
  const isWhole = URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`
  if (!isWhole)
    throw new Error(
      `PUBLIC_URL must be an address without a path, not "${address}" (docs/hosting.md, "Under a path").`,
    )
  return address
}

/**
 * Writes the files for search engines, for builds that our server does not serve. `PUBLIC_URL` sets the address
 * at build time.
 */
export function writePublicAddress(folder: string, publicUrl: string): void {
  const { origin } = new URL(publicUrl)
  writeFileSync(join(folder, 'robots.txt'), renderRobots(origin))
  writeFileSync(join(folder, 'sitemap.xml'), renderSitemap(origin))
}

/** Makes the address of the share picture absolute, as link previews require. */
export const addPublicAddress = (html: string, publicUrl: string): string =>
  html.replace('content="/share.png"', `content="${new URL('/share.png', publicUrl).href}"`)
