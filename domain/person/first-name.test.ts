import { expect, it } from 'vitest'

import { firstName } from './first-name.ts'

it.each([
  ['Amélie Durand', 'Amélie'],
  ['  Jean-Pierre   Martin ', 'Jean-Pierre'],
  ['Yasmine', 'Yasmine'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['', ''],
  ['   ', ''],
  ['M.', ''],
  ['Wolfeschlegelsteinhausenbergerdorff', ''],
])('firstName of %j is %j', (fullName, name) => {
  expect(firstName(fullName)).toBe(name)
})
