import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'

import { removeTitles } from '../story-name.ts'

/** The folder of the built Storybook, relative to the project root. */
export const STORYBOOK_SITE_FOLDER = '.tmp/pictures/site'

const PORT = Number(process.env['STORIES_PORT'] ?? 4425)
export const STORIES_ORIGIN = `http://127.0.0.1:${PORT}`

/** A story in the index of a built Storybook. */
export interface Story {
  id: string
  title: string
  name: string
  tags: string[]
}

/** Lists all stories in Storybook's order; returns none if Storybook is not built. */
export function listStories(): Story[] {
  const index = `${STORYBOOK_SITE_FOLDER}/index.json`
  if (!existsSync(index)) return []
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, name: removeTitles(story.name) }))
}

/** Returns the prefix of a story's file names, such as `session/sign-in-and-up/idle`. */
export const toStoryPath = ({ title, name }: Pick<Story, 'title' | 'name'>): string =>
  [...title.split('/'), name].map(toKebabCase).join('/')

const toKebabCase = (words: string) =>
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
      root: STORYBOOK_SITE_FOLDER,
      join,
      getContent: (name) => readFile(name).catch(() => null),
      onFound: (_, c) => c.header('cache-control', 'max-age=86400'),
    }),
  )
  const server = serve({ fetch: app.fetch, port: PORT, hostname: '127.0.0.1' })
  return () => server.close()
}
