import { expect, it } from 'vitest'

import { listFiles, workerPage } from './build-facts.ts'

const build = {
  files: ['/assets/home-CAFEBABE.js'],
  pages: { '': ['/assets/home-CAFEBABE.js'], search: [], car: [] },
}

it.each([
  ['/', ''],
  ['/search', 'search'],
  ['/car/66aa00000000000000000030', 'car'],
  ['/sandbox/challenge', null],
  ['/outbox', null],
  ['/api/confirm-email/x', null],
  ['/toString', null],
])('%s is the page %j', (path, page) => {
  expect(workerPage(path, build)).toBe(page)
})

it('the service worker takes nothing from a page but files of its own build', () => {
  const told = ['/assets/home-CAFEBABE.js', '/api/user/1', '/assets/old-DEADBEEF.js', null]
  expect(listFiles(told, build)).toEqual(['/assets/home-CAFEBABE.js'])
  expect(listFiles('everything', build)).toEqual([])
})
