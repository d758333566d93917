import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { patchNodeMethods } from './patch-node-methods.ts'

const PATCHED_MEMBERS = ['removeChild', 'insertBefore', 'appendChild', 'nodeValue'] as const
const nativeDescriptors = PATCHED_MEMBERS.map(
  (name) => [name, Object.getOwnPropertyDescriptor(Node.prototype, name)] as const,
)

beforeAll(patchNodeMethods)
afterAll(() => {
  for (const [name, native] of nativeDescriptors)
    Object.defineProperty(Node.prototype, name, native ?? {})
})

const shout = (text: string) => text.toUpperCase()

function wrapInFonts(content: string | Node): HTMLElement {
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.append(content)
  outer.append(inner)
  return outer
}

/** Returns adjacent text nodes, which a translator merges into one sentence. */
function findSentences(root: Node): Text[][] {
  const found: Text[][] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const last = found.at(-1)
    if (last?.at(-1) === text.previousSibling && last && text.previousSibling)
      last.push(text as Text)
    else found.push([text as Text])
  }
  return found
}

const joinTexts = (texts: Text[]) => texts.map(({ data }) => data).join('')

/** How translators replace a sentence. */
const TRANSLATORS: Record<string, (texts: Text[]) => void> = {
  'replaces each text': (texts) => {
    for (const text of texts) text.replaceWith(wrapInFonts(shout(text.data)))
  },
  'adds its text, then removes the old one': (texts) => {
    for (const text of texts) {
      text.before(wrapInFonts(shout(text.data)))
      text.remove()
    }
  },
  'removes the old text, then adds its own': (texts) => {
    for (const text of texts) {
      const { parentNode, nextSibling } = text
      text.remove()
      if (nextSibling) nextSibling.before(wrapInFonts(shout(text.data)))
      else (parentNode as Element).append(wrapInFonts(shout(text.data)))
    }
  },
  'moves the text into its own element': (texts) => {
    for (const text of texts) {
      const outer = wrapInFonts('')
      text.replaceWith(outer)
      outer.querySelector('font')?.append(text)
      text.data = shout(text.data)
    }
  },
  'replaces a sentence by one element': (texts) => {
    const [first, ...rest] = texts
    first?.replaceWith(wrapInFonts(shout(joinTexts(texts))))
    for (const text of rest) text.remove()
  },
  'rewrites each text': (texts) => {
    for (const text of texts) text.data = shout(text.data)
  },
  'rewrites the first text of a sentence and removes the others': (texts) => {
    const [first, ...rest] = texts
    if (first) first.data = shout(joinTexts(texts))
    for (const text of rest) text.remove()
  },
}

/** Translates the page and everything that is added later. Returns a cleanup function. */
function startTranslator(root: HTMLElement, translate: (texts: Text[]) => void): () => void {
  const translateNew = () => {
    for (const texts of findSentences(root)) {
      const text = joinTexts(texts)
      if (text !== shout(text)) translate(texts)
    }
  }
  const observer = new MutationObserver(translateNew)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  translateNew()
  return () => observer.disconnect()
}

/** Updates to texts among siblings: what React renders before and after. */
const UPDATES: Record<string, { before: ReactNode; after: ReactNode }> = {
  'updates a text': { before: <p>costs {1} TND</p>, after: <p>costs {2} TND</p> },
  'updates a text that is alone': { before: <p>costs 1</p>, after: <p>costs 2</p> },
  'updates two texts': {
    before: renderWithNumbers('one', 'two'),
    after: renderWithNumbers('three', 'four'),
  },
  'removes a text': { before: renderBeforeBold('saving'), after: renderBeforeBold(null) },
  'adds a text': { before: renderBeforeBold(null), after: renderBeforeBold('saving') },
  'adds an element before a text': {
    before: renderBeforeText(null),
    after: renderBeforeText(<i>now</i>),
  },
  'adds a text among texts': { before: renderAmongTexts(null), after: renderAmongTexts('text') },
  'replaces a text by an element': {
    before: renderAmongTexts('text'),
    after: renderAmongTexts(<b>bold</b>),
  },
  'replaces an element by a text': {
    before: renderAmongTexts(<b>bold</b>),
    after: renderAmongTexts('text'),
  },
  'removes the texts of a fragment': {
    before: renderBeforeBold(<>one {2}</>),
    after: renderBeforeBold(null),
  },
  'moves fragments of texts': {
    before: <p>{renderPairs('abc')}</p>,
    after: <p>{renderPairs('cab')}</p>,
  },
  'removes and adds rows': {
    before: <ul>{renderRows('abc')}</ul>,
    after: <ul>{renderRows('cd')}</ul>,
  },
  'removes all': { before: renderAmongTexts('text'), after: null },
  'replaces texts by one text': { before: renderWithNumbers('one', 'two'), after: <p>three</p> },
}

function renderWithNumbers(one: string, other: string) {
  return (
    <p>
      {one} of {other}
    </p>
  )
}

function renderBeforeBold(content: ReactNode) {
  return (
    <p>
      {content}
      <b>save</b>
    </p>
  )
}

function renderBeforeText(content: ReactNode) {
  return <p>{content}pay</p>
}

function renderAmongTexts(content: ReactNode) {
  return <p>a {content} c</p>
}

function renderPairs(ids: string) {
  return ids.split('').map((id) => <Pair key={id} id={id} />)
}

function renderRows(ids: string) {
  return ids.split('').map((id) => <li key={id}>row {id}</li>)
}

function Pair({ id }: { id: string }) {
  return (
    <>
      pair {id},
      <br />
    </>
  )
}

function readNodeText(node: ReactNode): string {
  const element = document.createElement('div')
  const root = createRoot(element)
  act(() => root.render(node))
  const text = element.textContent
  act(() => root.unmount())
  return text
}

const waitForTranslator = () => act(() => new Promise((resolve) => setTimeout(resolve)))

it('removing a node from the wrong parent throws on a page without foreign changes', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow('not a child')
})

describe.each(Object.entries(TRANSLATORS))('on a page where a translator %s', (_, translate) => {
  afterEach(() => document.body.replaceChildren())

  it.each(Object.entries(UPDATES))('React %s', async (_name, { before, after }) => {
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    act(() => root.render(before))
    const stop = startTranslator(element, translate)
    await waitForTranslator()
    expect(element.textContent).toBe(shout(readNodeText(before)))

    for (const next of [after, before, after]) {
      act(() => root.render(next))
      // oxlint-disable-next-line no-await-in-loop -- each update depends on the previous one
      await waitForTranslator()
      expect(element.textContent).toBe(shout(readNodeText(next)))
    }
    act(() => root.unmount())
    expect(element.textContent).toBe('')
    stop()
  })
})
