import browserslist from 'browserslist'

/** Maps each `browserslist` browser (package.json) to its name in Vite and in MDN's compatibility data. */
const BROWSER_NAMES = {
  chrome: { vite: 'chrome', mdn: 'chrome' },
  edge: { vite: 'edge', mdn: 'edge' },
  firefox: { vite: 'firefox', mdn: 'firefox' },
  safari: { vite: 'safari', mdn: 'safari' },
  ios_saf: { vite: 'ios', mdn: 'safari_ios' },
} as const

/** The oldest supported version of each browser. */
export const OLDEST_BROWSERS = Object.entries(BROWSER_NAMES).map(([name, { vite, mdn }]) => {
  const versions = browserslist()
    .filter((browser) => browser.startsWith(`${name} `))
    .map((browser) => Number.parseFloat(browser.slice(name.length + 1)))
    .filter((version) => !Number.isNaN(version))
  return { vite, mdn, version: Math.min(...versions) }
})

/** The value of Vite's `build.target`: Vite compiles scripts and styles for these versions. */
export const BUILD_TARGET = OLDEST_BROWSERS.map(({ vite, version }) => `${vite}${version}`)
