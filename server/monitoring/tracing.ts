import type { Environment } from '../config/config-reader.ts'

type TracedCall = {
  operation: string
  method: string
  headers: Headers
  requestId: string | undefined
}

/** Runs a call inside a span, and returns its status. */
export type CallTracer = (call: TracedCall, run: () => Promise<number>) => Promise<number>

export type Tracing = { trace: CallTracer; stop: () => Promise<void> }

const EXPORTER_SETTINGS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
const SHUTDOWN_TIMEOUT_MS = 2000

/**
 * Starts tracing calls if the standard settings of OpenTelemetry configure an exporter; the SDK reads these
 * settings itself. Otherwise the SDK is not loaded.
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export async function startTracing(env: Environment): Promise<Tracing | null> {
  if (!EXPORTER_SETTINGS.some((name) => env[name]) || env['OTEL_SDK_DISABLED'] === 'true')
    return null
  const [{ NodeSDK }, { context, propagation, SpanKind, SpanStatusCode, trace }] =
    await Promise.all([import('@opentelemetry/sdk-node'), import('@opentelemetry/api')])
  // Only spans are exported: Prometheus reads the metrics, and logs are written as lines.
  process.env['OTEL_SERVICE_NAME'] ??= 'masar'
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none'
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none'
  const kit = new NodeSDK({ autoDetectResources: true })
  kit.start()
  const tracer = trace.getTracer('masar')

  return {
    trace: ({ operation, method, headers, requestId = '' }, run) => {
      const caller = propagation.extract(context.active(), Object.fromEntries(headers))
      const attributes = { 'http.request.method': method, 'masar.request_id': requestId }
      const options = { kind: SpanKind.SERVER, attributes }
      return tracer.startActiveSpan(operation, options, caller, async (span) => {
        try {
          const status = await run()
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          return status
        } finally {
          span.end()
        }
      })
    },
    stop: () =>
      Promise.race([
        kit.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref()),
      ]),
  }
}
