import { useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

import charts from 'virtual:charts'
import { CHART_STYLES, type DrawnMachine, stepSentence } from 'storybook-addon-statechart/chart'
import { ChartView, Outline } from 'storybook-addon-statechart/components'

/** The documentation page of a machine: its chart, states, journeys and stories. */
export function MachinePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const machine = String(preparedMeta.parameters['machine'])
  const [drawn, setDrawn] = useState<DrawnMachine | null>(null)

  useEffect(() => {
    const fetchChart = async () => setDrawn((await charts[machine]?.())?.default ?? null)
    void fetchChart()
  }, [machine])

  return (
    <article className="statecharts masar-page">
      <style>{CHART_STYLES + PAGE_STYLES}</style>
      <h1>{machine}</h1>
      <nav aria-label="Stories">
        {Object.values(csfFile.stories).map(({ id, name }) => (
          <a key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </a>
        ))}
      </nav>
      {drawn && <MachineDetails {...drawn} />}
    </article>
  )
}

function MachineDetails({ chart, journeys, texts }: DrawnMachine) {
  const names = texts['en']?.journeys

  return (
    <>
      <h2>The chart</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need to scroll it */}
      <section className="frame" tabIndex={0} aria-label="Chart, scrolls">
        <ChartView chart={chart} zoom={0.75} />
      </section>
      <h2>In words</h2>
      <Outline chart={chart} />
      <h2>Journeys</h2>
      <p>Together they take every way of the chart. Any story of this machine plays them.</p>
      {journeys.map(({ name, labels }, journey) => (
        <details key={name}>
          <summary>{names?.[journey] ?? name}</summary>
          <ol>
            {labels.map((label, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- identified by its position
              <li key={index}>{texts['en'] ? stepSentence(texts['en'], label) : label}</li>
            ))}
          </ol>
        </details>
      ))}
    </>
  )
}

const PAGE_STYLES = `
.masar-page { padding: 32px 40px; min-height: 100vh; font-family: 'Figtree Variable', system-ui, sans-serif; }
.masar-page nav { display: flex; flex-wrap: wrap; gap: 6px 16px; }
.masar-page a { color: var(--lit); }
.masar-page h1, .masar-page h2 { margin: 24px 0 12px; line-height: 1.2; }
.masar-page h1 { margin-top: 0; }
.masar-page .frame { overflow: auto; border: 1px solid var(--rule); border-radius: 12px; }
.masar-page .outline { padding-inline-start: 20px; }
.masar-page details { margin-block: 6px; }
`
