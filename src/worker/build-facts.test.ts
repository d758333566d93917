import { expect, it } from 'vitest'

import { isPage, filterBuildFiles, listTexts } from './build-facts.ts'

const buildFacts = {
  files: ['/assets/home-CAFEBABE.js'],
  pages: ['', 'search', 'car'],
  texts: { fr: ['/assets/other-CAFEBABE.js'] },
}

it.each([
  ['/', true],
  ['/search', true],
  ['/car/66aa00000000000000000030', true],
  ['/sandbox/challenge', false],
  ['/outbox', false],
  ['/api/confirm-email/x', false],
  ['/toString', false],
])('%s is recognized as a page of the app: %j', (path, expected) => {
  expect(isPage(path, buildFacts)).toBe(expected)
})

it('the service worker accepts only files of its own build from a page', () => {
  const received = ['/assets/home-CAFEBABE.js', '/api/user/1', '/assets/old-DEADBEEF.js', null]
  expect(filterBuildFiles(received, buildFacts)).toEqual(['/assets/home-CAFEBABE.js'])
  expect(filterBuildFiles('everything', buildFacts)).toEqual([])
})

it.each([
  ['fr', ['/assets/other-CAFEBABE.js']],
  ['de', []],
  ['toString', []],
])('the service worker caches the text files of %s that are in its build', (language, files) => {
  expect(listTexts(language, buildFacts)).toEqual(files)
})
