import type { Page } from 'playwright'

import { WIDTHS } from '../../stories/screens.ts'

/** A story as Storybook tells it. */
export interface Story {
  id: string
  /** With its groups: `Session/Sign in and up`. */
  title: string
  name: string
  /** The width in pixels that the story itself asks for, or null. */
  width: number | null
  /** Something is pressed or typed in it, on the screen that it begins on. */
  isPlayed: boolean
  /** It names what it presses in English: in another language it would look for that until it fails. */
  isInEnglish: boolean
}

/** The part of Storybook's preview that is asked, in its page. */
interface Preview {
  ready(): Promise<unknown>
  storyStoreValue: {
    storyIndex: { entries: Record<string, { id: string; type: string; tags?: string[] }> }
    loadStory(story: { storyId: string }): Promise<Loaded>
  }
}

interface Loaded {
  title: string
  name: string
  storyGlobals: { viewport?: { value?: string } }
}

/** Every story of a built Storybook, in its order. */
export async function findStories(page: Page, origin: string): Promise<Story[]> {
  await page.goto(`${origin}/iframe.html`)
  const found = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview
    }
    await preview.ready()
    const store = preview.storyStoreValue
    const entries = Object.values(store.storyIndex.entries).filter(({ type }) => type === 'story')
    return Promise.all(
      entries.map(async ({ id, tags = [] }) => {
        const { title, name, storyGlobals } = await store.loadStory({ storyId: id })
        const viewport = storyGlobals.viewport?.value ?? null
        const isPlayed = tags.includes('play-fn')
        return { id, title, name, viewport, isPlayed, isInEnglish: tags.includes('in-english') }
      }),
    )
  })
  return found.map(({ viewport, ...story }) => ({ ...story, width: storyWidth(viewport) }))
}

function storyWidth(viewport: string | null): number | null {
  if (viewport === null) return null
  const screen = Object.entries(WIDTHS).find(([name]) => name === viewport)?.[1]
  if (!screen) throw new Error(`No story may ask for the viewport "${viewport}".`)
  return screen.pixels
}
