import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Points `package.json` to the sources or to the build: `node pack.ts src`, `node pack.ts dist`.
 * In this repository the sources are used as they are, but Node runs no TypeScript from
 * `node_modules`, so a packed package has JavaScript. npm has no setting for that.
 */
const FILE = new URL('package.json', import.meta.url)
const SOURCE = /"\.\/src\/([^"]+)\.ts"/g
const BUILD = /\{\s*"types": "[^"]*",\s*"default": "\.\/dist\/([^"]+)\.js"\s*\}/g

const text = readFileSync(FILE, 'utf8')
const pointed =
  process.argv[2] === 'dist'
    ? text
        .replaceAll(SOURCE, '{ "types": "./dist/$1.d.ts", "default": "./dist/$1.js" }')
        .replace('"src/command/bin.ts"', '"dist/command/bin.js"')
    : text
        .replaceAll(BUILD, '"./src/$1.ts"')
        .replace('"dist/command/bin.js"', '"src/command/bin.ts"')
writeFileSync(FILE, pointed)
