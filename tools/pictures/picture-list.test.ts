import { expect, it } from 'vitest'

import { isMeant, pictureName, planPictures } from './picture-list.ts'
import type { Story } from './stories.ts'

const story = (title: string, name: string, width: number | null = null): Story => ({
  id: `${title}--${name}`,
  title,
  name,
  width,
  isPlayed: false,
  isInEnglish: false,
})

const plannedFiles = (...stories: Story[]) => planPictures(stories).map(({ file }) => file)

it('the list of pictures has the first story of a group on both screens and in both themes', () => {
  expect(plannedFiles(story('Session/Sign in and up', 'Idle after expiry'))).toEqual([
    'session/sign-in-and-up/idle-after-expiry.phone.webp',
    'session/sign-in-and-up/idle-after-expiry.phone-dark.webp',
    'session/sign-in-and-up/idle-after-expiry.wide.webp',
    'session/sign-in-and-up/idle-after-expiry.wide-dark.webp',
  ])
})

it('the list of pictures has every other story light on a phone and dark on a wide screen', () => {
  expect(
    plannedFiles(story('Account/Picture', 'Present'), story('Account/Picture', 'Sending')).slice(4),
  ).toEqual(['account/picture/sending.phone.webp', 'account/picture/sending.wide-dark.webp'])
})

it('pictures a story that asks for a width on that screen alone', () => {
  const files = plannedFiles(
    story('Layout/Toasts', 'Saved', 1280),
    story('Layout/Toasts', 'Several', 1280),
    story('Layout/Toasts', 'Saved on a phone', 320),
  )

  expect(files).toEqual([
    'layout/toasts/saved.wide.webp',
    'layout/toasts/saved.wide-dark.webp',
    'layout/toasts/several.wide.webp',
    'layout/toasts/saved-on-a-phone.phone.webp',
  ])
})

it('the list of pictures has a long page of which one block changes once on a wide screen', () => {
  const title = 'Payment/In checkout'

  expect(plannedFiles(story(title, 'Offering'), story(title, 'Choosing')).slice(4)).toEqual([
    'payment/in-checkout/choosing.phone.webp',
  ])
})

it('the list of pictures calls a picture what Storybook calls its story', () => {
  expect(pictureName('session/sign-in-and-up/idle.wide-dark.webp')).toBe(
    'Session › Sign in and up › Idle, wide dark',
  )
})

it.each(['sign-in', 'Sign in', 'idle.wide', 'Idle, wide', 'dark', ''])(
  'the list of pictures takes “%s” for a part of the name of a picture',
  (pattern) => expect(isMeant('session/sign-in-and-up/idle.wide-dark.webp', pattern)).toBe(true),
)

it('the list of pictures does not take every word for a part of the name of a picture', () => {
  expect(isMeant('session/sign-in-and-up/idle.wide-dark.webp', 'checkout')).toBe(false)
})
