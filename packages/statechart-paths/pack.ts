import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Points `package.json` to the sources or to the build: `node pack.ts src`, `node pack.ts dist`. This
 * repository uses the sources directly, but Node does not run TypeScript from `node_modules`, so the packed
 * package must contain JavaScript. npm has no setting for this.
 */
const PACKAGE_FILE = new URL('package.json', import.meta.url)
const SOURCE_PATTERN = /"\.\/src\/([^"]+)\.ts"/g
const BUILD_PATTERN = /\{\s*"types": "[^"]*",\s*"default": "\.\/dist\/([^"]+)\.js"\s*\}/g

const packageText = readFileSync(PACKAGE_FILE, 'utf8')
const updatedText =
  process.argv[2] === 'dist'
    ? packageText
        .replaceAll(SOURCE_PATTERN, '{ "types": "./dist/$1.d.ts", "default": "./dist/$1.js" }')
        .replace('"src/command/bin.ts"', '"dist/command/bin.js"')
    : packageText
        .replaceAll(BUILD_PATTERN, '"./src/$1.ts"')
        .replace('"dist/command/bin.js"', '"src/command/bin.ts"')
writeFileSync(PACKAGE_FILE, updatedText)
