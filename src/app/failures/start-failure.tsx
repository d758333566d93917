import type { CSSProperties } from 'react'

import { LANGUAGES } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'
import { useNetworkReturn } from '#ui/lifecycle/network.ts'

import { ConfigProblem } from '../config.ts'

const frameStyle: CSSProperties = {
  maxWidth: '34rem',
  margin: '0 auto',
  padding: '12vh 1.5rem',
  font: '1rem/1.5 "Figtree Variable", system-ui, sans-serif',
}

const headingStyle: CSSProperties = { fontSize: '1.5rem', fontWeight: 700, margin: '0 0 0.25rem' }

const buttonStyle: CSSProperties = {
  minHeight: '2.75rem',
  padding: '0 1.25rem',
  font: 'inherit',
  fontWeight: 600,
  color: '#fff',
  background: '#2b2f36',
  border: '1px solid #7b828d',
  borderRadius: 8,
  cursor: 'pointer',
}

/**
 * Shown when the app cannot start, because its settings or texts are invalid or the server does not respond.
 * Language and theme are unknown, so it shows all languages, without our styles.
 */
export function StartFailure({ error }: { error: unknown }) {
  useNetworkReturn(reloadPage)

  return (
    <main style={frameStyle}>
      {LANGUAGES.map((language, location) => (
        <section key={language} lang={language} style={{ marginBlockEnd: '2.5rem' }}>
          <StartTitle level={location === 0 ? 'h1' : 'h2'}>
            {getStartText(language, 'cannotOpen')}
          </StartTitle>
          <p style={{ margin: '0 0 0.75rem' }}>{getStartText(language, 'checkConnection')}</p>
          <button type="button" style={buttonStyle} onClick={reloadPage}>
            {getStartText(language, 'retry')}
          </button>
        </section>
      ))}
      {error instanceof ConfigProblem ? <code>{error.message}</code> : null}
    </main>
  )
}

const reloadPage = () => location.reload()

function StartTitle({ level: Level, children }: { level: 'h1' | 'h2'; children: string }) {
  return <Level style={headingStyle}>{children}</Level>
}
