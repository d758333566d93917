import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { subscribeToChangeFeed } from './change-feed.ts'

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  says(name: string) {
    this.dispatchEvent(new Event(name))
  }
  breaksOff() {
    this.readyState = FakeEventSource.CLOSED
    this.says('error')
  }
}

let streams: FakeEventSource[]
let stop: () => void
const onFeedChange = vi.fn<() => void>()
const onEnded = vi.fn<() => void>()
const countOpenStreams = () =>
  streams.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED).length

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  streams = []
  vi.stubGlobal('EventSource', FakeEventSource)
  setVisibility('visible')
  stop = subscribeToChangeFeed('/news', { onFeedChange, onEnded })
})
afterEach(() => {
  stop()
})

/** Simulates Web Locks, which a browser grants one at a time. */
function installLocks() {
  const waiting: (() => Promise<unknown>)[] = []
  let isTaken = false
  const next = async () => {
    const turn = isTaken ? undefined : waiting.shift()
    if (!turn) return
    isTaken = true
    await turn()
    isTaken = false
    await next()
  }
  const request = (_name: string, _options: object, turn: () => Promise<unknown>) => {
    waiting.push(turn)
    return next()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

describe('the notification stream', () => {
  it('reports notifications and the end of the session', () => {
    streams[0]?.says('news')
    streams[0]?.says('session-ended')
    expect([onFeedChange.mock.calls.length, onEnded.mock.calls.length]).toEqual([1, 1])
  })

  it('closes while the page is hidden, and reports possible changes afterwards', () => {
    setVisibility('hidden')
    expect([countOpenStreams(), onFeedChange.mock.calls.length]).toEqual([0, 0])
    setVisibility('visible')
    expect([countOpenStreams(), onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('closes while the page is in the back/forward cache', () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(countOpenStreams()).toBe(0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect([countOpenStreams(), onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('is not requested again when the server does not offer it', () => {
    streams[0]?.breaksOff()
    vi.advanceTimersByTime(86_400_000)
    setVisibility('hidden')
    setVisibility('visible')
    expect([streams.length, onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('reopens with increasing delays when it is cut off', () => {
    streams[0]?.says('open')
    streams[0]?.breaksOff()
    vi.advanceTimersByTime(15_000)
    expect(streams).toHaveLength(2)
    streams[1]?.breaksOff()
    vi.advanceTimersByTime(29_000)
    expect(streams).toHaveLength(2)
    vi.advanceTimersByTime(1_000)
    expect(streams).toHaveLength(3)
  })

  it('lets the browser reconnect after a short interruption', () => {
    streams[0]?.says('error')
    vi.advanceTimersByTime(86_400_000)
    expect([streams.length, countOpenStreams()]).toEqual([1, 1])
  })

  it('does not reopen after it is stopped', () => {
    streams[0]?.says('open')
    streams[0]?.breaksOff()
    stop()
    vi.advanceTimersByTime(86_400_000)
    setVisibility('visible')
    expect([streams.length, countOpenStreams()]).toEqual([1, 0])
  })
})

describe('among hidden tabs', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  it('one keeps its stream open, and another takes over when that tab is closed', async () => {
    stop()
    streams = []
    installLocks()
    const ends = [1, 2].map(() => subscribeToChangeFeed('/news', { onFeedChange, onEnded }))
    expect(countOpenStreams()).toBe(2)
    setVisibility('hidden')
    expect(countOpenStreams()).toBe(1)
    expect(onFeedChange).not.toHaveBeenCalled()
    streams[0]?.says('session-ended')
    expect(onEnded).toHaveBeenCalledOnce()

    ends[0]?.()
    await vi.waitFor(() => expect(countOpenStreams()).toBe(1))
    expect(streams).toHaveLength(3)
    ends[1]?.()
    expect(countOpenStreams()).toBe(0)
  })
})

it('without EventSource, becoming visible is still reported as a change', () => {
  vi.stubGlobal('EventSource', undefined)
  const end = subscribeToChangeFeed('/news', { onFeedChange, onEnded })
  setVisibility('visible')
  expect(onFeedChange).toHaveBeenCalledTimes(2)
  end()
})
