import type { ComponentChildren } from 'preact'
import css from './figure.module.css'
import { ct } from './words.ts'

interface Props {
  readonly title: string
  /** What the picture shows, in a sentence. */
  readonly words: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly children: ComponentChildren
}

/** A chart and its twin in words: a sentence for all, a table for whoever wants the numbers. */
export function Figure({ title, words, head, rows, children }: Props) {
  return (
    <figure class={css.figure}>
      <figcaption class={css.title}>{title}</figcaption>
      {children}
      <p class={css.words}>{words}</p>
      <details class={css.twin}>
        <summary>{ct('career.chart.table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
        <div class={css.scroll} tabIndex={0}>
          <Table caption={title} head={head} rows={rows} />
        </div>
      </details>
    </figure>
  )
}

/** The first cell of a row names it. */
export function Table({ caption, head, rows }: Pick<Props, 'head' | 'rows'> & { caption: string }) {
  return (
    <table class={css.table}>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
