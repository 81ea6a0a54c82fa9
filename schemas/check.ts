/** All that the command `check:tools` needs, in one module for its workers. */

export { facts } from '#rules';
export { checkDefinition, mistakesIn } from './check-definition.ts';
export { checkCatalogue } from './checks/catalogue.ts';
export { checkFacts } from './checks/facts.ts';
export { checkServices } from './checks/live.ts';
export { fileOf } from './checks/mistake.ts';
export { checkNamedTools } from './checks/names.ts';
export { nearest } from './checks/plain-words.ts';
export { checkCopies } from './checks/texts.ts';
