import { installSeparately, runProgram } from './separate-packages.ts'

const DOCS_FOLDER = 'docs'

/**
 * Builds the documents as a site: `npm run docs -- [build|dev|preview] [options of VitePress]`. The required
 * packages are installed on first use, and again when their lock file has changed.
 */
const [command = 'build', ...options] = process.argv.slice(2)

installSeparately(DOCS_FOLDER)
runProgram('node', [
  `${DOCS_FOLDER}/node_modules/vitepress/bin/vitepress.js`,
  command,
  DOCS_FOLDER,
  ...options,
])
if (command === 'build')
  console.log(`The site is in ${DOCS_FOLDER}/.vitepress/dist; npm run docs -- preview serves it.`)
