import { expect, it } from 'vitest'

import { getFirstName } from './first-name.ts'

it.each([
  ['Amélie Durand', 'Amélie'],
  ['  Jean-Pierre   Martin ', 'Jean-Pierre'],
  ['Yasmine', 'Yasmine'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['', ''],
  ['   ', ''],
  ['M.', ''],
  ['Wolfeschlegelsteinhausenbergerdorff', ''],
])('getFirstName(%j) is %j', (fullName, name) => {
  expect(getFirstName(fullName)).toBe(name)
})
