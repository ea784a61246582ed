/** The one place that says where the pictures come from. */
export * from './placeholder-art/pictures.tsx'
