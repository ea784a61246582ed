interface ImportMeta {
  /** Of Vite: the files that fit a pattern, found when the table is built. */
  glob(
    pattern: string,
    options: { readonly eager: true; readonly query: '?url'; readonly import: 'default' },
  ): Readonly<Record<string, string>>
  glob(
    pattern: string,
    options: { readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<unknown>>>
}
