import { expect, it } from 'vitest'

import type { Story } from '../pictures/stories.ts'
import { EVERYTHING, planGallery } from './gallery-list.ts'

const STORY: Story = {
  id: 'cancellation--asking',
  title: 'Bookings/Cancellation',
  name: 'Asking',
  width: null,
  isPlayed: false,
  isInEnglish: false,
}

const plannedFiles = (story: Partial<Story>, choice: Partial<typeof EVERYTHING> = {}) =>
  planGallery([{ story: { ...STORY, ...story } }], { ...EVERYTHING, ...choice }).map(
    ({ file }) => file,
  )

it('the gallery shows a story on three sizes, in two themes and three languages', () => {
  const files = plannedFiles({})

  expect(files).toHaveLength(18)
  expect(files).toContain('bookings/cancellation/asking.tablet.dark.es.webp')
})

it('the gallery shows a story that names what it presses in English in English alone', () => {
  const files = plannedFiles({ isPlayed: true, isInEnglish: true })

  expect(files).toHaveLength(6)
  expect(files.every((file) => file.endsWith('.en.webp'))).toBe(true)
})

it('the gallery shows a story that asks for a width on the size that is nearest alone', () => {
  expect(plannedFiles({ width: 320 }, { themes: ['light'], languages: ['fr'] })).toEqual([
    'bookings/cancellation/asking.phone.light.fr.webp',
  ])
})
