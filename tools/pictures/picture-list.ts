import type { StoryScreen } from './camera.ts'
import type { Story } from './stories.ts'

/** The screens and themes in which stories are pictured. */
export const VIEWS = {
  phone: { width: 390, height: 844, theme: 'light' },
  'phone-dark': { width: 390, height: 844, theme: 'dark' },
  wide: { width: 1280, height: 860, theme: 'light' },
  'wide-dark': { width: 1280, height: 860, theme: 'dark' },
} as const

export type View = keyof typeof VIEWS

/** One picture of one story. */
export interface Picture {
  story: Story
  view: View
  screen: StoryScreen
  /** Below the folder of the baselines: `session/sign-in-and-up/idle.phone.webp`. */
  file: string
}

const EVERY_VIEW = Object.keys(VIEWS) as View[]

/** A story is wide from here on, in pixels. */
const WIDE = 640

/**
 * Groups of long pages whose stories differ in one block, and of pages with a drawing beside it: all
 * but the first are pictured on a phone alone, which keeps the baselines at 12 MB.
 */
const LARGE_PAGES: readonly string[] = [
  'Account/Change password',
  'Account/Mailed link',
  'Account/Settings',
  'Bookings/Amendment',
  'Car/Car page',
  'Checkout/Page',
  'Checkout/Placing the booking',
  'Checkout/Refusals',
  'Home/Home page',
  'Journeys',
  'Pages/About, privacy, cookies',
  'Pages/Contact',
  'Pages/Failed',
  'Pages/Locations',
  'Pages/Not found',
  'Pages/Questions and answers',
  'Parts/Map',
  'Payment/In checkout',
  'Search/Search page',
  'Session/Bot check',
  'Session/Forgot password',
  'Session/Sign in and up',
]

/** The pictures of these stories, which stand in Storybook's order; `docs/designers.md` has the rule. */
export function planPictures(stories: readonly Story[]): Picture[] {
  const groups = new Set<string>()
  return stories.flatMap((story) => {
    const isFirst = !groups.has(story.title)
    groups.add(story.title)
    return chooseViews(story, isFirst).map((view) => ({
      story,
      view,
      screen: VIEWS[view],
      file: `${storyPath(story)}.${view}.webp`,
    }))
  })
}

function chooseViews({ title, width }: Story, isFirst: boolean): View[] {
  const fitting = EVERY_VIEW.filter(
    (view) => width === null || width >= WIDE === VIEWS[view].width >= WIDE,
  )
  if (isFirst) return fitting
  if (width !== null) return fitting.slice(0, 1)
  return LARGE_PAGES.includes(title) ? ['phone'] : ['phone', 'wide-dark']
}

/** Where its pictures stand: `session/sign-in-and-up/idle`. */
export const storyPath = ({ title, name }: Pick<Story, 'title' | 'name'>): string =>
  [...title.split('/'), name].map(kebab).join('/')

const kebab = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** `Session › Sign in and up › Idle, phone dark`, from a file: what a gone story was called, too. */
export function pictureName(file: string): string {
  const [path = '', view = ''] = file.replace(/\.webp$/, '').split('.')
  const words = path.split('/').map((part) => {
    const text = part.replaceAll('-', ' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  })
  return `${words.join(' › ')}, ${view.replace('-', ' ')}`
}

/** Whether somebody who wrote this means the file: a part of its path, or of its name in words. */
export const isMeant = (file: string, pattern: string): boolean =>
  `${file}\n${pictureName(file)}`.toLowerCase().includes(pattern.toLowerCase())
