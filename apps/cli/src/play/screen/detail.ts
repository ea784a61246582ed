/** How much of the table is drawn: everything, or what a low screen has room for. */
export type Detail = 'full' | 'brief'
