import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { checkBrowsers } from './check-browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-browsers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the error of the check for a build with this script and style sheet, or an empty string. */
function findProblems(script: string, style = '', accepted = {}): string {
  writeFileSync(join(folder, 'a.js'), script)
  writeFileSync(join(folder, 'a.css'), style)
  try {
    checkBrowsers(folder, accepted)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('checkBrowsers', () => {
  it.each([
    ['fetch(a,{signal:AbortSignal.any([b,c])})', 'AbortSignal.any'],
    ['a.filter(b).toSorted(c)', '.toSorted'],
    ['let a=Promise.withResolvers()', 'Promise.withResolvers'],
    ['Map.groupBy(a,b)', 'Map.groupBy'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['a.isSubsetOf(b)', 'Set.isSubsetOf'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['Iterator.from(a)', 'Iterator.from'],
    ['crypto.randomUUID()', 'randomUUID (pages over plain HTTP)'],
    ['a.current?.showPopover()', 'HTMLElement.showPopover'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['new RegExp("[\\\\p{L}]","v")', 'RegExp flag v'],
  ])('rejects the script %s', (script, name) => {
    expect(findProblems(script)).toContain(name)
  })

  it.each([
    ['a:has(b){color:red}', 'a:has(b)'],
    ['a{color:color-mix(in oklab,red,blue)}', 'color-mix()'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{b{color:red}}', 'nested rules'],
    ['a{text-wrap:balance}', 'text-wrap'],
    ['a{min-height:2lh}', 'lh'],
    ['a:popover-open{color:red}', ':popover-open'],
    ['@starting-style{a{color:red}}', '@starting-style'],
    ['a{grid-template-rows:subgrid}', 'subgrid'],
  ])('rejects the style sheet %s', (style, name) => {
    expect(findProblems('', style)).toContain(name)
  })

  it('accepts features that all supported browsers have', () => {
    const script = 'structuredClone(a.at(-1));Object.hasOwn(b,c);a.findLast(d);/(?<!x)y/u.test(e)'
    const style = 'a:is(b,:popover-open){min-height:100dvh}@media (width<48rem){a{inset:0}}'
    expect(findProblems(script, style)).toBe('')
  })

  it('accepts optional calls, script-defined methods, and styles with a guard or a fallback', () => {
    const script = 'a.toSorted?.(b);class C{isSubsetOf(d){}}new C().isSubsetOf(e)'
    const style =
      '@supports selector(:has(*)){a:has(b){color:red}}a{color:red;color:light-dark(red,blue)}'
    expect(findProblems(script, style)).toBe('')
  })

  it('rejects unused exceptions', () => {
    expect(findProblems('', 'a{text-wrap:balance}', { zoom: 'Why.' })).toContain('zoom is not used')
  })
})
