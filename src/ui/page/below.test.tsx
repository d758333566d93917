import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { showEverything } from '#testing/in-view.ts'

import { Below } from './below.tsx'

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

const open = () =>
  render(
    <Below room={<p>As high</p>}>
      <p>What follows</p>
    </Below>,
  )

beforeEach(() => {
  vi.useFakeTimers()
})

it('what stands below the view has its room kept until the visitor moves', async () => {
  open()
  await pass(2_000)
  expect(screen.getByText('As high')).toBeVisible()
  expect(screen.queryByText('What follows')).not.toBeInTheDocument()

  fireEvent.scroll(window)
  await pass(500)
  expect(screen.getByText('What follows')).toBeVisible()
  expect(screen.queryByText('As high')).not.toBeInTheDocument()
})

it('what stands below is there at once on a page that is opened after a move', () => {
  open()
  expect(screen.getByText('What follows')).toBeVisible()
})

it('what stands below is there without a move where it is in view', async () => {
  vi.resetModules()
  showEverything()
  const fresh = await import('./below.tsx')
  render(
    <fresh.Below room={<p>As high</p>}>
      <p>What follows</p>
    </fresh.Below>,
  )
  await pass(0)
  expect(screen.getByText('What follows')).toBeVisible()
})
