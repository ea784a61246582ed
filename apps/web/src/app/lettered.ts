/** A page with the letters it is written in (as in a style sheet): if they came later, its words would move. */
export async function lettered<Page>(font: string, page: Promise<Page>): Promise<Page> {
  await document.fonts.load(font).catch(() => [])
  return page
}
