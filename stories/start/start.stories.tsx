import type { Meta, StoryObj } from '@storybook/react-vite'

import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { DesignPage, DesignPart } from '../design/design-page.tsx'

const PARTS = [
  ['Design', 'Colors, type, icons and vehicles, read from the code.'],
  ['Layout', 'The header, the footer, the newsletter form and toasts.'],
  ['Session, Checkout, Payment, Bookings, …', 'Every state of every page with a statechart.'],
  ['Journeys', 'A path through each statechart, one step for each press of a button.'],
  ['Docs, in a group', 'The chart of its machine as a picture and as text, and its journeys.'],
] as const

const THINGS_TO_DO = [
  'Press Ctrl + K and search for what a customer sees, in English, French or Spanish: “carte refusée”.',
  'Change language, theme, direction, text size, text length and contrast in the toolbar. The address keeps your choice, so you can send it to others.',
  'Open the tab Chart below a story. It shows the current state and where each answer leads. Press an answer, and the page follows.',
  'Press “The way to this state” in that tab and take the steps of a customer one after the other.',
  'Press “Open in a window” to put the chart on another screen, and “Copy for Stately Studio” to edit a copy of it there.',
]

/** The start page: where to find the stories, and what to try first. */
function StartPage() {
  return (
    <DesignPage
      title="Masar in Storybook"
      about="Every screen in every state that it can be in. Nothing here needs a server, and nothing is sent anywhere."
    >
      <DesignPart title="Five things to do">
        <styled.ol ps="6" display="grid" gap="3">
          {THINGS_TO_DO.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </styled.ol>
      </DesignPart>
      <DesignPart title="What is where">
        <styled.dl display="grid" gap="3">
          {PARTS.map(([group, text]) => (
            <div key={group}>
              <styled.dt fontWeight="semibold">{group}</styled.dt>
              <dd>{text}</dd>
            </div>
          ))}
        </styled.dl>
      </DesignPart>
      <DesignPart title="More">
        <P>
          docs/designers.md explains the panel, pictures of all stories, and how to add a story. A
          story with `parameters.design` links to its frame in Figma.
        </P>
      </DesignPart>
    </DesignPage>
  )
}

const meta = { title: 'Start', component: StartPage } satisfies Meta<typeof StartPage>
export default meta

export const Start: StoryObj<typeof meta> = {}
