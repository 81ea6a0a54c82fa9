/**
 * The scales our charts use. recharts takes the whole of d3-scale by name, time and colour scales included; the build
 * puts this in its place (see vite.config.ts), which spares every chart their code.
 */
export { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
