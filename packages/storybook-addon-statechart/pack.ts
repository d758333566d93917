import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Points `package.json` to the sources or to the build: `node pack.ts src`, `node pack.ts dist`. For the
 * reason, see `pack.ts` in `statechart-paths`. The manager needs its own build, because Storybook runs it with
 * another version of React.
 */
const PACKAGE_FILE = new URL('package.json', import.meta.url)
const [SOURCE_MANAGER, BUILT_MANAGER] = ['"./src/manager.tsx"', '"./dist/manager/manager.js"']
const SOURCE_PATTERN = /"\.\/src\/([^"]+)\.tsx?"/g
const BUILD_PATTERN = /\{\s*"types": "[^"]*",\s*"default": "\.\/dist\/([^"]+)\.js"\s*\}/g

const manifestText = readFileSync(PACKAGE_FILE, 'utf8')
const updatedText =
  process.argv[2] === 'dist'
    ? manifestText
        .replace(SOURCE_MANAGER, BUILT_MANAGER)
        .replaceAll(SOURCE_PATTERN, '{ "types": "./dist/$1.d.ts", "default": "./dist/$1.js" }')
    : manifestText
        .replaceAll(BUILD_PATTERN, '"./src/$1.ts"')
        .replace('"./src/preview.ts"', '"./src/preview.tsx"')
        .replace(BUILT_MANAGER, SOURCE_MANAGER)
writeFileSync(PACKAGE_FILE, updatedText)
