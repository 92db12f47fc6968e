/** Six notes as students keep them, which hurried requests are played against. */
export const sqlNote = `# SQL in one evening

## Contents

- [Select and where](#select-and-where)
- [Outer and inner joins](#outer-and-inner-joins)
- [Grouping rows](#grouping-rows)
- [Transactions](#transactions)
- [Common mistakes](#common-mistakes)

## Select and where

A query reads rows from a table. The WHERE clause keeps only the rows that match a condition. You will recieve an empty result when nothing matches, which is not an error. Lecture 2 showed this on the customer table.

## Outer and inner joins

An inner join returns only pairs that match. A left outer join keeps every row of the left table and fills the gaps with NULL. Full joins are rarely needed in practice.

| Join | Keeps | Speed |
| --- | --- | --- |
| Inner | matching pairs | fast |
| Left outer | all left rows | medium |
| Full outer | all rows of both | slow |

## Grouping rows

GROUP BY collects rows with the same value. Aggregate functions such as COUNT and SUM then give one row per group:

- COUNT counts the rows
- SUM adds up the values
- AVG gives the mean
- MAX gives the largest value

HAVING filters groups, WHERE filters rows. Professor Lindqvist calls HAVING the most forgotten word of SQL.

## Transactions

A transaction ends with COMMIT or ROLLBACK. The following steps move money from one account to another:

1. Lock both accounts
2. Subtract the amount
3. Add the amount
4. Write the log
5. Release the locks

PostgreSQL was released in 1996 and has supported transactions since then. A **deadlock** happens when two transactions wait for each other.

## Common mistakes

Forgetting the WHERE clause in an UPDATE changes every row. Comparing with NULL never gives true. Quotes around numbers turn them into strings.
`;

export const revolutionNote = `# The French Revolution

## Causes

### Money

The crown was bankrupt by 1787. Wars in America had cost 1.3 billion livres, and the harvest of 1788 failed.

### Ideas

Writers such as Rousseau and Montesquieu questioned the rule of kings. Their books were banned, but everybody read them.

## The Estates General

Louis XVI called the Estates General in May 1789. It was the first meeting since 1614. The Third Estate had 578 deputies, and each estate had a single vote.

## Fall of the Bastille

On July 14, 1789 a crowd stormed the Bastille. Only seven prisoners were inside. The govenor, de Launay, was killed.

## The Terror

- Committee of Public Safety: twelve men ruled France
- Revolutionary Tribunal: courts without appeal
- Law of Suspects: anyone could be arrested
- The guillotine: about 17,000 executions

Robespierre fell on 9 Thermidor. The Terror ended with him.

## Glossary

| Word | Meaning | Year |
| --- | --- | --- |
| Bastille | a prison in Paris | 1370 |
| Estate | a class of society | 1302 |
| Sans-culottes | poor workers of the cities | 1790 |
`;

export const electricityNote = `# Электричество в доме

## Содержание

- [Закон Ома](#закон-ома)
- [Последовательное и параллельное соединение](#последовательное-и-параллельное-соединение)
- [Мощность приборов](#мощность-приборов)
- [Правила безопасности](#правила-безопасности)

## Закон Ома

Сила тока прямо пропорциональна напряжению. Закон открыл Георг Ом в 1827 году. Сопротивление измеряют в омах.

## Последовательное и параллельное соединение

При последовательном соединении ток одинаков во всех лампочках. Если одна из лампочек перегорит, погаснут все. Параллельное соединение лишено этого недостатка. В гирлянде лампочки соединены последовательно.

## Мощность приборов

| Прибор | Мощность | Работает в день |
| --- | --- | --- |
| Чайник | 2000 Вт | 10 минут |
| Холодильник | 150 Вт | 24 часа |
| Утюг | 1800 Вт | 20 минут |

Мощность равна произведению тока на напряжение. Счётчик считает киловат-часы.

## Правила безопасности

Перед ремонтом нужно:

1. Отключить автомат
2. Проверить отсутствие напряжения
3. Надеть перчатки
4. Предупредить соседей

Нельзя трогать провода мокрыми руками. Автомат отключает цепь при коротком замыкании. Инструменты с повреждённой изоляцией использовать запрещено.
`;

export const cellNote = `# Клетка

## Ядро

Ядро хранит наследственную информацию. Его открыл Роберт Броун в 1831 году. В ядре находится ядрышко.

## Органеллы цитоплазмы

- Митохондрии: производят энергию
- Рибосомы: собирают белки
- Лизосомы: переваривают вещества
- Аппарат Гольджи: упаковывает белки

Митохондрии имеют собственную ДНК. Учёные считают, что митохондрии произошли от бактерий.

## Мембрана

Мембрана состоит из двух слоёв липидов. Она пропускает воду, но задерживает ионы. Толщина мембраны около 8 нанометров.

## Деление клетки

### Митоз

Митоз длится около часа. Хромосомы расходятся к полюсам. В результате образуется две одинаковые клетки.

### Мейоз

Мейоз приводит к образованию половых клеток. Он открыт Гертвигом в 1876 году.

## Вывод

Клетка это сложная система. Все её части работают согласовано.
`;

export const photosynthesisNote = `# Photosynthesis

## Contents

1. [What it is](#what-it-is)
2. [Light reactions](#light-reactions)
3. [The Calvin cycle](#the-calvin-cycle)
4. [Factors that limit the rate](#factors-that-limit-the-rate)
5. [C4 and CAM plants](#c4-and-cam-plants)

## What it is

Photosynthesis turns light into chemical energy. It happens in the chloroplasts of plants and algae. The overall equation is usually written with glucose as the product. Jan Ingenhousz discovered in 1779 that plants need light.

## Light reactions

The light reactions take place in the thylakoid membrane. Chlorophyl absorbs mostly red and blue light. Water is split, and oxygen is set free.

- Photosystem II splits water
- The electron transport chain pumps protons
- Photosystem I reduces NADP
- ATP synthase makes ATP

## The Calvin cycle

The cycle runs in the stroma. Three steps follow each other:

1. Carbon fixation by RuBisCO
2. Reduction of the sugar
3. Regeneration of the acceptor

Six turns of the cycle make one molecule of glucose. Melvin Calvin got the Nobel Prize in 1961.

## Factors that limit the rate

| Factor | Low value | Effect |
| --- | --- | --- |
| Light | below 1000 lux | light reactions slow down |
| Temperature | below 10 degrees | enzymes slow down |
| Carbon dioxide | below 0.04 percent | fixation slows down |

A greenhouse raises all three factors. This is expensive.

## C4 and CAM plants

Maize and sugar cane are C4 plants. Cacti open their pores at night. Both save water.
`;

export const warNote = `# Вторая мировая война

## Содержание

- [Причины войны](#причины-войны)
- [Нападение на Польшу](#нападение-на-польшу)
- [Великая Отечественная](#великая-отечественная)
- [Итоги и последствия](#итоги-и-последствия)

## Причины войны

Версальский договор унизил Германию. Мировой кризис 1929 года привёл к безработице. Политика умиротворения не остановила Гитлера.

## Нападение на Польшу

1 сентября 1939 года Германия напала на Польшу. Через два дня войну объявили Англия и Франция. Польша была разделена.

## Великая Отечественная

Война началась 22 июня 1941 года. Главные сражения:

1. Битва за Москву
2. Сталинградская битва
3. Курская дуга
4. Операция Багратион

Блокада Ленинграда длилась 872 дня. Командовал фронтом генерал Говоров.

| Город | Начало | Конец |
| --- | --- | --- |
| Москва | сентябрь 1941 | апрель 1942 |
| Сталинград | июль 1942 | февраль 1943 |
| Курск | июль 1943 | август 1943 |

## Итоги и последствия

Война унесла более 50 миллионов жизней. Были созданы ООН и Нюренбергский трибунал. Германия была разделена на зоны.

- Германия: разделена на четыре зоны
- Япония: лишилась колоний
- СССР: стал сверхдержавой
`;
