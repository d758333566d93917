import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Points `package.json` to the sources or to the build: `node pack.ts src`, `node pack.ts dist`. See `statechart-paths`
 * for the reason. The manager has a build of its own: Storybook runs it with another version of React.
 */
const FILE = new URL('package.json', import.meta.url)
const [SOURCE_MANAGER, BUILT_MANAGER] = ['"./src/manager.tsx"', '"./dist/manager/manager.js"']
const SOURCE = /"\.\/src\/([^"]+)\.tsx?"/g
const BUILD = /\{\s*"types": "[^"]*",\s*"default": "\.\/dist\/([^"]+)\.js"\s*\}/g

const text = readFileSync(FILE, 'utf8')
const pointed =
  process.argv[2] === 'dist'
    ? text
        .replace(SOURCE_MANAGER, BUILT_MANAGER)
        .replaceAll(SOURCE, '{ "types": "./dist/$1.d.ts", "default": "./dist/$1.js" }')
    : text
        .replaceAll(BUILD, '"./src/$1.ts"')
        .replace('"./src/preview.ts"', '"./src/preview.tsx"')
        .replace(BUILT_MANAGER, SOURCE_MANAGER)
writeFileSync(FILE, pointed)
