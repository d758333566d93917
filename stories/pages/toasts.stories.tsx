import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'
import { InlineToast } from '#ui/toast/inline-toast.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

import { expectUncovered, clickWithPointer } from '../pointer.ts'
import { onScreen } from '../screens.ts'

interface TallPageProps {
  /** Shows a bar at the bottom, as checkout does on a phone. */
  hasBar?: boolean
  /** A toast that the page itself renders. */
  says?: string
}

/** A tall page with a button in the corner where toasts appear. */
function TallPage({ hasBar = false, says }: TallPageProps) {
  const showToast = useToast()

  return (
    <styled.main minH="100vh" display="grid" alignContent="end">
      <styled.div p="4" textAlign="end">
        <Button
          type="submit"
          onClick={() => showToast({ tone: 'success', text: 'Changes made successfully.' })}
        >
          Save
        </Button>
      </styled.div>
      {hasBar ? (
        <styled.aside data-edge-bar position="sticky" bottom="0" bg="bg.sand" p="2">
          <Button variant="ghost">Show details</Button>
        </styled.aside>
      ) : null}
      {says ? <InlineToast>{says}</InlineToast> : null}
    </styled.main>
  )
}

const meta = {
  title: 'Layout/Toasts',
  component: TallPage,
} satisfies Meta<typeof TallPage>
export default meta

type Story = StoryObj<typeof meta>

const PHONE_SCREEN = onScreen('narrow')
const WIDE_SCREEN = onScreen('wide')

/** A toast never covers the button that triggered it. */
const savedStory: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await clickWithPointer(save)
    await expect(await canvas.findByText('Changes made successfully.')).toBeVisible()
    await expectUncovered(save)
  },
}

export const Saved: Story = { ...savedStory, globals: WIDE_SCREEN }
export const SavedOnAPhone: Story = { tags: ['nightly'], ...savedStory, globals: PHONE_SCREEN }

export const AboveTheBarOfCheckout: Story = {
  args: { hasBar: true },
  globals: PHONE_SCREEN,
  play: async (context) => {
    await savedStory.play?.(context)
    await expectUncovered(context.canvas.getByRole('button', { name: 'Show details' }))
  },
}

/** All toasts are in one column. */
export const BesideWhatThePageSays: Story = {
  tags: ['nightly'],
  args: { says: 'Deleted.' },
  globals: WIDE_SCREEN,
  play: async (context) => {
    await savedStory.play?.(context)
    const [own, toast] = ['Deleted.', 'Changes made successfully.'].map((text) =>
      context.canvas.getByText(text).getBoundingClientRect(),
    )
    await expect(own?.right).toBeGreaterThan(innerWidth / 2)
    await expect(own?.top).not.toBeCloseTo(toast?.top ?? 0, 0)
  },
}
