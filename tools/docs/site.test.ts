import { execFileSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { makeSidebar } from './sidebar.ts'
import { toSitePage, toSiteLink } from './site-links.ts'

const documents = execFileSync('git', ['ls-files', '*.md', ':!.github'], { encoding: 'utf8' })
  .trim()
  .split('\n')

describe('the sidebar', () => {
  it('lists every document once', () => {
    const links: string[] = []
    const collect = ({ link, items = [] }: ReturnType<typeof makeSidebar>[number]) => {
      if (link) links.push(link)
      items.forEach(collect)
    }
    makeSidebar().forEach(collect)
    const pages = documents.map((file) => String(toSiteLink(file, '.')))
    expect(links.toSorted()).toEqual(pages.toSorted())
  })
})

describe('the site page', () => {
  it.each([
    ['README.md', 'index.md'],
    ['docs/qa.md', 'qa.md'],
    ['docs/statecharts/README.md', 'statecharts/index.md'],
    ['server/README.md', 'server.md'],
    ['docs/security.md', 'security.md'],
    ['SECURITY.md', 'security-policy.md'],
    ['CODE_OF_CONDUCT.md', 'code-of-conduct.md'],
  ])('for %s is %s', (file, page) => {
    expect(toSitePage(file)).toBe(page)
  })

  it('for each document is unique', () => {
    expect(new Set(documents.map(toSitePage)).size).toBe(documents.length)
  })
})

describe('a link', () => {
  it.each([
    ['commands.md#every-day', 'docs/qa.md', '/commands#every-day'],
    ['../README.md', 'docs/qa.md', '/'],
    ['statecharts/README.md', 'docs/qa.md', '/statecharts/'],
    ['../server/README.md#test-cards', 'docs/qa.md', '/server#test-cards'],
    ['docs/decisions', 'README.md', expect.stringMatching(/^\/decisions\/001-/)],
    ['LICENSE', 'README.md', expect.stringMatching(/^https:.*\/blob\/main\/LICENSE$/)],
    ['#settings', 'docs/qa.md', null],
    ['https://example.com/a.md', 'docs/qa.md', null],
  ])('to %s in %s leads to %s', (href, file, address) => {
    expect(toSiteLink(href, file)).toEqual(address)
  })

  it('to a file that does not exist is rejected', () => {
    expect(() => toSiteLink('no-such-page.md', 'docs/qa.md')).toThrow('Dead link in docs/qa.md')
  })
})
