import { defineConfig } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium.ts'

const GALLERY_PORT = Number(process.env['GALLERY_PORT'] ?? 4420)
const needsService = process.argv.some((word) => word === 'gallery' || word === 'readme')
const chromium = findChromium()
/**
 * pixelmatch counts only pixels that differ by at least three of 255 shades, because rounded corners vary by
 * one or two.
 */
const EXACT_COMPARISON = { threshold: 0.01, maxDiffPixels: 0 }
/** Tolerates letters with different edges and widths, but still detects a missing block or another color. */
const TOLERANT_COMPARISON = { threshold: 0.3, maxDiffPixelRatio: 0.03 }

/**
 * Takes pictures of stories, which are compared with `stories/pictures`, and of everything else, for reviewers
 * to look at.
 */
export default defineConfig({
  testDir: '../..',
  snapshotPathTemplate: '{testDir}/stories/pictures/{arg}{ext}',
  outputDir: '../../.tmp/pictures/results',
  globalSetup: '../../stories/pictures/storybook-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      ...(process.env['PICTURES_OTHER_FONTS'] ? TOLERANT_COMPARISON : EXACT_COMPARISON),
      animations: 'disabled',
      caret: 'hide',
    },
  },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../.tmp/pictures/report' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Tunis',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'fonts', testMatch: 'stories/pictures/fonts.pictures.ts' },
    { name: 'stories', testMatch: 'stories/pictures/stories.pictures.ts' },
    { name: 'gallery', testMatch: 'tools/pictures/gallery.pictures.ts' },
    { name: 'readme', testMatch: 'tools/pictures/readme.pictures.ts' },
  ],
  ...(needsService && {
    webServer: {
      command: 'node e2e/e2e-server.ts',
      cwd: '../..',
      url: `http://localhost:${GALLERY_PORT}/api/settings`,
      env: { PORT: String(GALLERY_PORT) },
    },
  }),
})
