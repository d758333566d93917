import { join } from 'node:path'

import { build } from 'rolldown'

import type { SimulatorResponse } from './loopback.ts'

const FOLDER = join(import.meta.dirname, '../page')
const builtScripts = new Map<string, Promise<string>>()

/** Returns a script of `page/` as one file for browsers. Each script is bundled only once. */
export function loadPageScript(name: string): Promise<string> {
  const known = builtScripts.get(name) ?? buildScript(name)
  builtScripts.set(name, known)
  return known
}

async function buildScript(name: string): Promise<string> {
  const { output } = await build({
    input: join(FOLDER, name),
    output: { format: 'iife' },
    write: false,
    logLevel: 'silent',
  })
  return output[0].code
}

export const answerScript = (text: string): SimulatorResponse => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: text,
})

export const answerPage = (title: string, body: string): SimulatorResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${STYLE}<body>${body}</html>`,
})

const STYLE = `<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; background: #fff; color: #1a1f36 }
label { display: block; margin-block-end: .75rem }
input { display: block; box-sizing: border-box; inline-size: 100%; font: inherit; padding: .5rem }
button { font: inherit; padding: .5rem 1rem; margin-inline-end: .5rem }
</style>`
