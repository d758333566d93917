import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'

import { shortName } from '../story-name.ts'

/** Where Storybook is built, from the root of the project. */
export const SITE = '.tmp/pictures/site'

const PORT = Number(process.env['STORIES_PORT'] ?? 4425)
export const STORIES_ORIGIN = `http://127.0.0.1:${PORT}`

/** A story in the index of a built Storybook. */
export interface Story {
  id: string
  title: string
  name: string
  tags: string[]
}

/** All stories in Storybook's order; empty if Storybook is not built. */
export function listStories(): Story[] {
  const index = `${SITE}/index.json`
  if (!existsSync(index)) return []
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, name: shortName(story.name) }))
}

/** The prefix of a story's file names: `session/sign-in-and-up/idle`. */
export const storyPath = ({ title, name }: Pick<Story, 'title' | 'name'>): string =>
  [...title.split('/'), name].map(kebab).join('/')

const kebab = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Serves the built Storybook during a Playwright run. Returns the teardown. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of a global setup
export default function serveStorybook() {
  const app = new Hono().get(
    '*',
    serveStatic({
      root: SITE,
      join,
      getContent: (name) => readFile(name).catch(() => null),
      onFound: (_, c) => c.header('cache-control', 'max-age=86400'),
    }),
  )
  const server = serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' })
  return () => server.close()
}
