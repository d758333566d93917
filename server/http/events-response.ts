/** A stream of server-sent events; the last header disables buffering in proxies. */
export const eventsResponse = (events: ReadableStream<Uint8Array>) =>
  new Response(events, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  })
