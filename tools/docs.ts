import { installSeparately, runVisibly } from './separate-packages.ts'

const FOLDER = 'docs'

/**
 * Builds the documents as a site: `npm run docs -- [build|dev|preview] [options of VitePress]`. The required
 * packages are installed on first use, and again when their lock file has changed.
 */
const [command = 'build', ...options] = process.argv.slice(2)

installSeparately(FOLDER)
runVisibly('node', [
  `${FOLDER}/node_modules/vitepress/bin/vitepress.js`,
  command,
  FOLDER,
  ...options,
])
if (command === 'build')
  console.log(`The site is in ${FOLDER}/.vitepress/dist; npm run docs -- preview serves it.`)
