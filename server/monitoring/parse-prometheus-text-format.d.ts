// The package has no types of its own.

declare module 'parse-prometheus-text-format' {
  export default function parse(text: string): { name: string; type: string; help: string }[]
}
