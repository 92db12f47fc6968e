interface NearQuestion {
  readonly type: "true_false" | "open";
  readonly stem: string;
  readonly answer: string;
  readonly accepted: string[];
  readonly code: null;
}

export interface NearPairs {
  /** Ask the same fact in other words: who was asked one knows the answer to the other. */
  readonly repeats: readonly (readonly NearQuestion[])[];
  /** Ask two facts of one topic, many of them with the same answer. */
  readonly different: readonly (readonly NearQuestion[])[];
}

/** A pair to a line: `question → answer | question → answer`. */
const pairsOf = (lines: string): NearQuestion[][] =>
  lines
    .trim()
    .split("\n")
    .map((line) =>
      line.split(" | ").map((half) => {
        const [stem = "", answer = ""] = half.split(" → ");
        const isTruth = answer === "true" || answer === "false";
        return { type: isTruth ? "true_false" : "open", stem, answer, accepted: [], code: null };
      }),
    );

/** By these the limits of the word space were chosen. Written by hand, in two languages. */
export const tuningPairs: NearPairs = {
  repeats: pairsOf(`
Which SQL clause filters rows before grouping? → WHERE | Which clause of SQL is used to filter rows before they are grouped? → WHERE
Which clause keeps only the rows that meet a condition? → WHERE | What do you write in a SELECT statement to leave out rows that do not satisfy a predicate? → WHERE
Which keyword defines a function in Python? → def | With which keyword does a function definition begin in Python? → def
What is the time complexity of binary search in the worst case? → O(log n) | How many steps does binary search need at worst, in big-O notation? → O(log n)
Which organelle produces most of the cell's ATP? → Mitochondrion | In which organelle is most of the ATP of a cell produced? → Mitochondrion
Which organelle is called the powerhouse of the cell? → Mitochondrion | Which part of the cell supplies it with energy? → Mitochondrion
In which year did the Berlin Wall fall? → 1989 | The Berlin Wall fell in the year ____. → 1989
Which data structure follows the LIFO principle? → Stack | Which data structure removes the element added last first? → Stack
What does the operator '==' compare in Python? → Values of two objects | What is compared by Python's '==' operator? → The values of the objects
Why does a generator use less memory than a list? → It yields items one at a time | Why is less memory needed by a generator than by a list? → Because it yields one item at a time
A mutex can be released only by the thread that locked it. → true | Only the thread that has locked a mutex can release it. → true
Какое предложение SQL отбирает строки до группировки? → WHERE | С помощью какого предложения SQL отбирают строки до группировки? → WHERE
Какой органоид называют энергетической станцией клетки? → Митохондрия | Какой органоид снабжает клетку энергией? → Митохондрия
В каком органоиде происходит фотосинтез? → Хлоропласт | Фотосинтез происходит в ____. → Хлоропласт
Какая структура данных работает по принципу LIFO? → Стек | В какой структуре данных последним пришёл — первым вышел? → Стек
В каком году отменили крепостное право в России? → 1861 | Когда в России было отменено крепостное право? → 1861
Какой метод списка добавляет элемент в конец? → append | С помощью какого метода элемент добавляют в конец списка? → append
Какая сила удерживает планеты на орбитах? → Сила тяготения | Под действием какой силы планеты удерживаются на своих орбитах? → Сила тяготения
Что возвращает функция без оператора return в Python? → None | Какое значение вернёт в Python функция, в которой нет return? → None
Сколько хромосом в соматической клетке человека? → 46 | Какое количество хромосом содержит соматическая клетка человека? → 46
Деструктор вызывается при уничтожении объекта. → true | При уничтожении объекта вызывается деструктор. → true
Какой протокол переводит доменные имена в IP-адреса? → DNS | Какая служба находит IP-адрес по имени узла? → DNS
Which protocol translates domain names into IP addresses? → DNS | Domain names are translated into IP addresses by the ____ protocol. → DNS
Which gas do plants take up during photosynthesis? → Carbon dioxide | What gas is absorbed by plants in photosynthesis? → Carbon dioxide
A foreign key refers to the primary key of another table. → true | A foreign key points to the primary key of another table. → true
Индекс ускоряет поиск строк в таблице. → true | Благодаря индексу строки таблицы находятся быстрее. → true
`),
  different: pairsOf(`
Which clause filters rows before grouping? → WHERE | Which clause filters groups after grouping? → HAVING
Which clause filters rows before grouping? → WHERE | Without which clause does an UPDATE change every row of a table? → WHERE
Which clause sorts the rows of a result? → ORDER BY | Which clause limits the number of rows of a result? → LIMIT
What is the time complexity of binary search in the worst case? → O(log n) | What is the time complexity of binary search in the best case? → O(1)
What is the time complexity of binary search in the worst case? → O(log n) | What is the time complexity of inserting into a balanced tree? → O(log n)
What is the time complexity of merge sort? → O(n log n) | What is the average time complexity of quicksort? → O(n log n)
Which keyword defines a function in Python? → def | Which keyword defines a class in Python? → class
Which method adds an item to the end of a list? → append | Which method adds all items of another list to the end of a list? → extend
Which method removes the last item of a list? → pop | Which method of a dictionary removes a key and returns its value? → pop
Which data structure follows the LIFO principle? → Stack | Which data structure follows the FIFO principle? → Queue
Which data structure follows the LIFO principle? → Stack | In which memory area are local variables kept? → Stack
Which organelle produces ATP? → Mitochondrion | Which organelle makes proteins? → Ribosome
Which organelle produces ATP? → Mitochondrion | Which organelle has its own DNA and is inherited from the mother? → Mitochondrion
In which year did the Berlin Wall fall? → 1989 | In which year was the Berlin Wall built? → 1961
In which year did the Berlin Wall fall? → 1989 | In which year did Soviet troops leave Afghanistan? → 1989
What does the operator '==' compare? → Values | What does the operator 'is' compare? → Identity
A mutex can be released only by the thread that locked it. → true | A semaphore can be released by any thread. → true
A stack removes the element added last first. → true | A queue removes the element added first first. → true
Какое предложение отбирает строки до группировки? → WHERE | Какое предложение отбирает группы после группировки? → HAVING
Какое предложение отбирает строки до группировки? → WHERE | Без какого предложения DELETE удалит все строки таблицы? → WHERE
Какой метод списка добавляет элемент в конец? → append | Какой метод списка вставляет элемент на заданное место? → insert
Какой органоид синтезирует белок? → Рибосома | Какой органоид синтезирует АТФ? → Митохондрия
Какой органоид не имеет мембраны и синтезирует белок? → Рибосома | Из каких частиц состоит полисома? → Рибосома
В каком году отменили крепостное право в России? → 1861 | В каком году началась Гражданская война в США? → 1861
В каком году началась Первая мировая война? → 1914 | В каком году закончилась Первая мировая война? → 1918
Что возвращает функция без оператора return? → None | Что возвращает метод get словаря, если ключа нет? → None
Что возвращает метод find, если подстроки нет? → -1 | Какой индекс у последнего элемента списка? → -1
Конструктор вызывается при создании объекта. → true | Деструктор вызывается при уничтожении объекта. → true
Какова временная сложность бинарного поиска в худшем случае? → O(log n) | Какова временная сложность бинарного поиска в лучшем случае? → O(1)
Какова сложность поиска в хеш-таблице в среднем? → O(1) | Какова сложность поиска в хеш-таблице в худшем случае? → O(n)
Какой уровень модели OSI отвечает за маршрутизацию? → Сетевой | Какой уровень модели OSI отвечает за шифрование данных? → Представления
Какая единица измеряет силу тока? → Ампер | Какая единица измеряет напряжение? → Вольт
Which law says that force is mass times acceleration? → Newton's second law | Which law says that every action has an equal reaction? → Newton's third law
What is the unit of electric current? → Ampere | What is the unit of magnetomotive force? → Ampere
What is the time complexity of searching in a balanced binary search tree? → O(log n) | What is the time complexity of inserting into a balanced binary search tree? → O(log n)
In a relational database, a primary key may contain NULL values. → false | In a relational database, a foreign key may contain NULL values. → true
Which Java keyword prevents a class from being inherited? → final | Which Java keyword prevents a method from being overridden? → final
В какой стране в 1917 году произошла Февральская революция? → Россия | В какой стране в 1917 году произошла Октябрьская революция? → Россия
Метод append добавляет в список один элемент. → true | Метод extend добавляет в список один элемент. → false
Сколько бит в одном байте? → 8 | Сколько байт занимает число типа double? → 8
What does 'max([1, 2, 3])' return? → 3 | What does 'len([1, 2, 3])' return? → 3
What is the worst-case space complexity of merge sort on an array of n elements? → O(n) | What is the worst-case space complexity of quicksort on an array of n elements? → O(n)
`),
};

/** Looked at once, when the limits stood. */
export const heldOutPairs: NearPairs = {
  repeats: pairsOf(`
Which HTTP method is used to create a resource? → POST | What HTTP method creates a resource? → POST
Which HTTP status code means that a resource was not found? → 404 | What status does a server answer when nothing exists at the requested URL? → 404
Which command creates a new branch and switches to it? → git switch -c | With which Git command do you make a branch and move to it in one step? → git switch -c
Which layer of the OSI model is responsible for routing? → Network layer | At which OSI layer does routing take place? → Network layer
Which blood cells carry oxygen? → Red blood cells | What type of blood cells transports oxygen? → Red blood cells
Who proposed the theory of general relativity? → Albert Einstein | By whom was the general theory of relativity proposed? → Albert Einstein
What is the capital of Australia? → Canberra | Which city is Australia's capital? → Canberra
Which sorting algorithm picks a pivot and partitions the array around it? → Quicksort | Partitioning an array around a pivot is the idea of which sorting algorithm? → Quicksort
What happens to demand when the price of a good rises? → It falls | How does a rise in the price of a good affect the demand for it? → Demand falls
Which keyword declares a constant in JavaScript? → const | In JavaScript a constant is declared with the keyword ____. → const
A primary key may not contain NULL. → true | NULL is not allowed in a primary key. → true
Which bond shares a pair of electrons between two atoms? → Covalent bond | What is the bond called in which two atoms share electrons? → Covalent bond
Which JOIN returns all rows of the left table? → LEFT JOIN | All rows of the left table are returned by which kind of JOIN? → LEFT JOIN
Какой HTTP-метод создаёт ресурс? → POST | С помощью какого HTTP-метода создают ресурс? → POST
Какой газ выделяют растения при фотосинтезе? → Кислород | Какой газ выделяется растениями в ходе фотосинтеза? → Кислород
Какие клетки крови переносят кислород? → Эритроциты | Кислород в крови переносят ____. → Эритроциты
Кто написал «Капитал»? → Карл Маркс | Кто автор книги «Капитал»? → Карл Маркс
Какой модификатор доступа скрывает поле от других классов? → private | Каким модификатором закрывают поле от доступа из других классов? → private
Какое ключевое слово запрещает наследование от класса в Java? → final | Каким словом помечают класс Java, чтобы от него нельзя было наследоваться? → final
В каком городе подписали договор об образовании СССР? → Москва | Где был подписан договор об образовании СССР? → Москва
Как называется деление клетки, при котором число хромосом уменьшается вдвое? → Мейоз | Какое деление клетки вдвое уменьшает число хромосом? → Мейоз
Первичный ключ не может содержать NULL. → true | NULL в первичном ключе недопустим. → true
Что произойдёт со спросом при росте цены товара? → Он снизится | Как рост цены товара влияет на спрос? → Спрос снижается
Какой цикл выполняется хотя бы один раз? → do while | Тело какого цикла выполнится минимум однажды, даже если условие ложно? → do while
Arteries carry blood away from the heart. → true | Blood is carried away from the heart by arteries. → true
В Python строки неизменяемы. → true | Строку в Python нельзя изменить. → true
`),
  different: pairsOf(`
Which HTTP method is used to create a resource? → POST | Which HTTP method is used to delete a resource? → DELETE
Which HTTP method is used to create a resource? → POST | Which HTTP method do HTML forms with files need? → POST
Which HTTP status code means that a resource was not found? → 404 | Which HTTP status code means that access is forbidden? → 403
Which layer of the OSI model is responsible for routing? → Network layer | Which layer of the OSI model is responsible for framing? → Data link layer
Which layer of the OSI model is responsible for routing? → Network layer | At which layer does ICMP work? → Network layer
Which blood cells carry oxygen? → Red blood cells | Which blood cells fight infections? → White blood cells
Which blood cells carry oxygen? → Red blood cells | Which cells of mammals lose their nucleus when they mature? → Red blood cells
Which command stages a file in Git? → git add | Which command unstages a file in Git? → git restore --staged
Which Git command marks a merge conflict as resolved? → git add | Which Git command stages a file? → git add
What is the capital of Australia? → Canberra | What is the capital of Austria? → Vienna
Which JOIN returns all rows of the left table? → LEFT JOIN | Which JOIN returns all rows of the right table? → RIGHT JOIN
Which JOIN returns all rows of both tables? → FULL JOIN | Which JOIN returns only matching rows? → INNER JOIN
A primary key may not contain NULL. → true | A unique column may contain NULL. → true
A foreign key refers to a key of another table. → true | A foreign key may be NULL. → true
Which bond shares electrons between atoms? → Covalent bond | Which bond arises between ions of opposite charge? → Ionic bond
Which keyword declares a constant in JavaScript? → const | Which keyword declares a variable with block scope in JavaScript? → let
Which keyword of C++ promises that a method does not change its object? → const | Which keyword of C++ makes a variable read-only? → const
What happens to demand when the price rises? → It falls | What happens to the price of bonds when interest rates rise? → It falls
What happens to supply when the price rises? → It rises | What happens to demand when the price rises? → It falls
Какой HTTP-метод создаёт ресурс? → POST | Какой HTTP-метод заменяет ресурс целиком? → PUT
Какой газ выделяют растения при фотосинтезе? → Кислород | Какой газ поглощают растения при фотосинтезе? → Углекислый газ
Какой газ выделяют растения при фотосинтезе? → Кислород | Какой газ составляет около 21 % воздуха? → Кислород
Какие клетки крови переносят кислород? → Эритроциты | Какие клетки крови отвечают за свёртывание? → Тромбоциты
Какие клетки крови переносят кислород? → Эритроциты | Какие клетки крови содержат гемоглобин и не имеют ядра? → Эритроциты
Какое ключевое слово запрещает наследование от класса в Java? → final | Какое ключевое слово запрещает менять значение переменной в Java? → final
Какое ключевое слово вызывает конструктор родителя в Java? → super | Какое ключевое слово обращается к текущему объекту в Java? → this
Как называется деление клетки, при котором число хромосом уменьшается вдвое? → Мейоз | Как называется деление клетки, при котором число хромосом сохраняется? → Митоз
При каком делении клетки образуются гаметы? → Мейоз | При каком делении клетки происходит кроссинговер? → Мейоз
Какой цикл проверяет условие после тела? → do while | Какой цикл проверяет условие перед телом? → while
Первичный ключ не может содержать NULL. → true | Внешний ключ может содержать NULL. → true
Индекс ускоряет чтение таблицы. → true | Индекс замедляет запись в таблицу. → true
В каком году образован СССР? → 1922 | В каком году распался СССР? → 1991
В каком городе подписали договор об образовании СССР? → Москва | Какой город стал столицей РСФСР в 1918 году? → Москва
Кто написал «Капитал»? → Карл Маркс | Кто вместе с Энгельсом написал «Манифест»? → Карл Маркс
Which access modifier makes a member of a Java class visible only inside its own class? → private | Which access modifier makes a member of a Java class visible only inside its own package? → package-private
What is the worst-case time complexity of bubble sort? → O(n²) | What is the worst-case time complexity of insertion sort? → O(n²)
How many valence electrons does an atom of oxygen have? → 6 | How many valence electrons does an atom of sulfur have? → 6
Arteries carry blood away from the heart. → true | Veins carry blood towards the heart. → true
В Python строки являются изменяемыми объектами. → false | В Python списки являются изменяемыми объектами. → true
Какой оператор в Python проверяет вхождение элемента в список? → in | Какой оператор в Python проверяет наличие ключа в словаре? → in
Сколько электронов на внешнем слое атома кислорода? → 6 | Сколько электронов на внешнем слое атома серы? → 6
Which command lists the files of a directory in Linux? → ls | Which command lists the files of a directory in Windows? → dir
`),
};
