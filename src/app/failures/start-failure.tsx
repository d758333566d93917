import type { CSSProperties } from 'react'

import { useNetworkReturn } from '#ui/lifecycle/network.ts'

import { ConfigProblem } from '../config.ts'

/** Before the settings are known there is no language and no theme: three languages, no Chakra. */
const TEXTS = [
  {
    lang: 'fr',
    title: 'La page ne peut pas s’ouvrir.',
    text: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  {
    lang: 'en',
    title: 'The page cannot open.',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  {
    lang: 'es',
    title: 'La página no se puede abrir.',
    text: 'Compruebe su conexión y vuelva a intentarlo.',
    retry: 'Reintentar',
  },
]

const frame: CSSProperties = {
  maxWidth: '34rem',
  margin: '0 auto',
  padding: '12vh 1.5rem',
  font: '1rem/1.5 "Figtree Variable", system-ui, sans-serif',
}

const heading: CSSProperties = { fontSize: '1.5rem', fontWeight: 700, margin: '0 0 0.25rem' }

const button: CSSProperties = {
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

/** The app could not start: its settings or its texts are wrong, or nobody answers. */
export function StartFailure({ error }: { error: unknown }) {
  useNetworkReturn(reload)

  return (
    <main style={frame}>
      {TEXTS.map(({ lang, title, text, retry }, location) => (
        <section key={lang} lang={lang} style={{ marginBlockEnd: '2.5rem' }}>
          <StartTitle level={location === 0 ? 'h1' : 'h2'}>{title}</StartTitle>
          <p style={{ margin: '0 0 0.75rem' }}>{text}</p>
          <button type="button" style={button} onClick={reload}>
            {retry}
          </button>
        </section>
      ))}
      {error instanceof ConfigProblem ? <code>{error.message}</code> : null}
    </main>
  )
}

const reload = () => location.reload()

function StartTitle({ level: Level, children }: { level: 'h1' | 'h2'; children: string }) {
  return <Level style={heading}>{children}</Level>
}
