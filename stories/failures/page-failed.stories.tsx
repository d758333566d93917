import type { Meta, StoryObj } from '@storybook/react-vite'

import { ApiProblem } from '#api/problem.ts'
import { PageError } from '#rental/page-failed.tsx'

import { PlainFailure } from '../../src/app/failures/plain-failure.tsx'
import { StartFailure } from '../../src/app/failures/start-failure.tsx'
import { onScreen } from '../screens.ts'

const meta = {
  title: 'Pages/Failed',
  component: PageError,
  args: { error: new ApiProblem({ kind: 'http', status: 500, requestId: '7f3a9c21' }) },
} satisfies Meta<typeof PageError>
export default meta

type Story = StoryObj<typeof meta>

export const ServerFailed: Story = {}

export const Unreachable: Story = {
  tags: ['nightly'],
  args: { error: new ApiProblem({ kind: 'network' }) },
}

export const TooOften: Story = {
  tags: ['nightly'],
  args: { error: new ApiProblem({ kind: 'http', status: 429, retryAfter: 40 }) },
}

/** The response violates the contract, or the page itself threw an error. */
export const NotLoaded: Story = { tags: ['nightly'], args: { error: new Error('Broken') } }

/** The code for the detailed error page failed to load too. */
export const WithoutItsCode: Story = { render: () => <PlainFailure error={new Error('Broken')} /> }

/** Settings or texts failed to load, so language and theme are unknown. */
export const AppNotStarted: Story = { render: () => <StartFailure error={new Error('Broken')} /> }

export const OnAPhone: Story = { tags: ['nightly'], globals: onScreen('narrow') }
