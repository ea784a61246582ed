/** So many standard errors on each side make an interval of 95 %. */
export const Z = 1.96
