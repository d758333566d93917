import { cpSync, existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { defineConfig } from 'vitepress'

import { makeSidebar } from '../../tools/docs/sidebar.ts'
import { toSitePage, toSiteLink } from '../../tools/docs/site-links.ts'

const ROOT = resolve(import.meta.dirname, '../..')
process.chdir(ROOT)

/** Built by `npm run storybook:build`, and then part of the site. */
const STORYBOOK = 'storybook-static'
const hasStorybook = existsSync(`${STORYBOOK}/index.html`)

export default defineConfig({
  title: 'Masar',
  description:
    'The customer front end of a vehicle-rental service, and a server to run it against.',
  // README, CONTRIBUTING and others are outside of docs/.
  srcDir: '..',
  srcExclude: [...listOtherFolders(), 'server/*/**', 'packages/*/*/**'],
  rewrites: toSitePage,
  cleanUrls: true,
  lastUpdated: false,
  cacheDir: 'node_modules/.vitepress',
  ignoreDeadLinks: 'localhostLinks',
  markdown: { config: configureMarkdown, languageAlias: { caddyfile: 'nginx' } },
  // Keeps the settings of the app, which is in the same folder, out of the site.
  vite: { publicDir: false, css: { postcss: {} }, build: { chunkSizeWarningLimit: 2000 } },
  buildEnd({ outDir }) {
    if (hasStorybook) cpSync(STORYBOOK, `${outDir}/storybook`, { recursive: true })
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: makeSidebar(),
    nav: [
      { text: 'Architecture', link: '/architecture' },
      { text: 'Statecharts', link: '/statecharts/' },
      hasStorybook
        ? { text: 'Storybook', link: '/storybook/index.html', target: '_self' }
        : { text: 'Storybook', link: '/designers' },
    ],
    socialLinks: [{ icon: 'github', link: 'https://github.com/masar-rental/masar' }],
    editLink: { pattern: 'https://github.com/masar-rental/masar/edit/main/:path' },
  },
})

function configureMarkdown(md) {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const file = relative(ROOT, env.realPath ?? env.path)
    const links = tokens.flatMap(({ children }) => children ?? []).filter(isLink)
    for (const link of links) {
      const address = toSiteLink(link.attrGet('href'), file)
      if (address) link.attrSet('href', address)
    }
  })
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index].info === 'mermaid'
      ? `<MermaidDiagram source="${encodeURIComponent(tokens[index].content)}" />`
      : fence(tokens, index, ...rest)
}

/** The folders of the repository without pages of the site. */
function listOtherFolders() {
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['docs', 'server', 'packages'].includes(entry.name))
    .map(({ name }) => `${name}/**`)
}

const isLink = ({ type }) => type === 'link_open'
